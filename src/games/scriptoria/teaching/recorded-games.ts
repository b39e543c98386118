// Two continuations of the first day of the lesson, as far as lesson and figures need them; both from the seed `vellum 80`.

/** Played by novices: the first player has three texts and no dropcap. */
export const NINTH_DAY = `
0 take GA;1 take KR;0 take RA;1 take KB;0 grimoire;1 take KB;1 take B;0 pick K;1 pick B;0 place tKG;
0 place tKKG gold=G;0 place tKKG gold=G;0 free bKB left;0 done;1 place tKKR;1 done;1 grimoire;
0 take B;0 take KR;0 take A;0 take G;0 take G;0 take K;0 take K;0 take K;0 take K;0 take K;1 pick R;
0 pick K;1 done;0 done;0 pour K;0 pour R;0 pour R;0 pour K;0 pour K;0 take KR;1 grimoire;0 take B;
0 take A;0 take G;0 take A;0 take A;0 take K;0 take K;0 take K;0 take K;1 pick K;0 pick A;
0 help bKRBA;0 help bKGA;0 done;1 place bKB right from=lectern;1 done;0 pour K;0 pour R;0 pour K;
0 pour G;0 pour K;0 pour G;0 pour K;0 pour K;0 pour K;0 pour G;0 pour K;0 discard bKGB;
0 discard bKRB;0 discard bKGA;1 discard bKB;1 discard tKB;1 discard bKRG;1 take GA;0 take KR;
1 grimoire;0 take B;0 take KG;0 take G;0 take A;0 take KG;1 pick B;0 pick A;
1 place bKRG left gold=R;1 done;0 help cKRGB;0 place bKRA right gold=R;0 place cKGBA left;0 done;
1 discard tKB;1 discard bKBA;1 discard cKBA;0 pour R;0 pour G;0 pour G;0 pour B;0 discard bKA;
0 discard mKRGB;0 discard mKGB;0 take KR;1 take G;0 take B;1 take RB;0 take KR;1 take K;0 grimoire;
1 take R;1 take R;0 pick B;1 pick Q;0 place mKRB from=lectern;0 done;1 place bKG right from=lectern;
1 done;0 pour K;0 pour K;0 pour R;0 discard mKGB;0 discard mKGBA;0 discard mKRB;1 discard bKRGB;
1 discard cKRB;1 discard bKA;1 grimoire;0 take KR;0 take GB;0 take G;0 take G;0 take G;0 take K;
0 take K;0 take K;0 take K;1 pick K;0 pick G;1 place bKRB left;1 place tKKR;1 place bKR left;1 done;
0 done;1 discard bKG;0 pour R;0 pour K;0 pour K;0 pour K;0 pour G;0 pour G;0 pour G;0 pour G;
0 pour K;0 pour B;0 pour B;0 discard bKGB;0 discard bKA;0 discard tKA;0 discard mKRGB;0 take B;
1 take GA;0 take B;1 take GA;0 take KG;1 grimoire;0 take K;0 take K;0 take K;1 pick K;0 pick A;
0 done;1 place tKA;1 place bKG left from=lectern;1 place bKG right from=lectern;1 ask 0 bKBA;
1 place bKBA left;1 done;0 pour K;0 pour K;0 pour K;0 pour G;0 pour K;0 pour K;0 pour B;
0 discard bKB;0 discard bKG;0 discard bKR;1 discard bKGA;1 take GA;0 take KR;1 take RB;0 take KR;
1 take GA;0 take G;1 give Q 0;0 give G 1;1 done;0 done;1 discard bKRG;1 discard mKRG;1 discard bKB;
1 discard cKRB;0 pour R;0 pour G;0 pour R;0 pour A;0 pour B;0 discard bKRGB;0 discard bKR;
0 discard cKRA;0 discard cKRG;0 take KR;1 take K;0 take B;1 take K;0 take B;1 grimoire;0 take K;
0 take K;0 take K;0 take K;0 take K;1 pick K;0 pick B`
  .replaceAll('\n', '')
  .split(';');

/** Played by apprentices: the first player holds the missing dropcap. */
export const TENTH_DAY = `
0 take GA;1 take KR;0 take RA;1 take KB;0 grimoire;1 take KB;1 take B;0 pick K;1 pick B;0 place tKG;
0 place tKKG gold=G;0 place tKKG gold=G;0 free bKB left;0 done;1 place tKKR;1 done;1 take GA;
0 take KR;1 grimoire;0 take GB;0 take K;0 take K;0 take K;0 take K;0 take K;1 pick B;0 pick K;
1 place mKRGB gold=R;1 done;0 done;0 pour R;0 pour K;0 pour R;0 take RA;1 take GA;0 take B;1 take K;
0 take B;1 take K;0 take B;1 grimoire;0 take K;0 take K;1 pick K;0 pick A;0 help cKGA;0 help bKRBA;
0 help cKRGB;0 place cKGBA left gold=G;0 place cKGA right;0 done;1 place bKG left;
1 place cKBA right;1 free bKRG left from=lectern;1 place bKB right;1 free bKA left;1 done;0 pour R;
0 pour K;0 discard bKGB;0 discard bKRB;1 take G;0 take RA;1 take GA;0 grimoire;1 take GA;1 take G;
1 take G;1 take K;1 take K;0 pick A;1 pick B;1 place tKB from=lectern;
1 place bKRG left from=stock gold=R;1 place bKBA left;1 done;0 place bKRA right gold=R;0 done;
0 discard mKRGB;0 discard mKGBA;0 discard bKA;0 take RA;1 take GA;0 take RG;1 take KR;0 take K;
1 grimoire;0 take K;0 take K;1 pick B;0 pick G;0 place cKRGB right;0 done;1 place mKGB;
1 place bKBA left;1 done;0 pour R;0 pour G;0 pour K;0 pour K;0 discard bKRB;0 discard cKRB;
0 discard cKRG;1 discard tKB;1 take K;0 take KR;1 take G;0 take GB;1 take K;0 take B;1 take K;
0 take B;1 take K;1 give Q 0;0 give K 1;1 place bKRG from=stock;1 place cKGB right;1 done;
0 place bKRB right;0 done;1 discard tKKR;1 discard bKRG;0 pour K;0 pour R;0 pour K;0 discard tKKB;
0 discard tKG;0 discard bKG;0 take KR;1 take RA;0 take KR;1 grimoire;0 take GB;0 take G;0 take A;
0 take K;1 pick K;0 pick A;0 done;1 place tKA;1 place mKRG;1 place bKG;1 place bKG;1 done;0 pour R;
0 pour K;0 pour R;0 pour K;0 pour G;0 pour K;0 pour G;0 pour K;0 pour G;0 discard bKR;0 discard bKR;
0 discard bKB;0 discard bKG;1 grimoire;0 take KR;0 take B;0 take A;0 take G;0 take G;0 take G;
0 take A;0 take K;0 take K;0 take K;1 pick G;0 pick A;1 done;0 place bKRGB left gold=R;
0 place cKGA gold=G;0 done;1 discard cKRB;1 discard mKRG;1 discard mKRG;1 discard mKRG;0 pour R;
0 pour B;0 pour K;0 pour G;0 pour K;0 discard tKA;0 discard cKRB;0 take KR;1 take GA;0 take KR;
1 grimoire;0 take KR;0 take KR;0 take B;1 pick B;0 pick K;0 done;1 place mKRGB gold=R;1 free bKB;
1 done;0 pour R;0 pour R;0 pour R;0 pour R;0 pour K;0 pour K;0 pour K;0 pour K;0 pour G;
0 discard bKR;0 discard bKRG;0 discard bKRGA;0 discard bKGA;1 discard cKRB;1 discard mKGB;
1 discard mKGB;1 grimoire;0 take B;0 take B;0 take KR;0 take G;0 take G;0 take A;0 take A;0 take K;
0 take K;0 take K;1 pick R;0 pick A;1 free bKG;1 discard mKRG;1 help tKKR;1 help bKA;1 help bKA;
1 done`
  .replaceAll('\n', '')
  .split(';');

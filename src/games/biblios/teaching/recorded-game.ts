// A recorded game of apprentices, as far as the lesson and the figures need it.

/** Up to a gold card on the lectern with a bid of three cards; from the seed `abbey 35142`. */
export const AUCTIONS = `
0 give hand;0 give public;0 give auction;0 give public;1 take monks-I;2 take books-D;1 give public;
1 give hand;1 give public;1 give auction;2 take gold-2;0 take church+1;0 raise pigments;2 give hand;
2 give auction;2 give public;2 give public;0 take books-F;1 take gold-3;0 give hand;0 give auction;
0 give public;0 give public;1 take monks-H;2 take gold-1;1 give hand;1 give auction;1 give public;
1 give public;2 take gold-3;0 take gold-1;2 give hand;2 give auction;2 give public;2 give public;
0 take gold-2;1 take monks-B;0 give hand;0 give auction;0 give public;0 give public;
1 take church-1-1;1 lower books manuscripts;2 take pigments-C;1 give hand;1 give public;
1 give auction;1 give public;2 take pigments-F;0 take books-G;2 give hand;2 give auction;
2 give public;2 give public;0 take gold-3;1 take books-C;0 give hand;0 give auction;0 give public;
0 give public;1 take tomes-I;2 take tomes-H;1 give public;1 give hand;1 give auction;1 give public;
2 take manuscripts-G;0 take monks-A;2 give hand;2 give auction;2 give public;2 give public;
0 take gold-3;1 take gold-2;0 give hand;0 give auction;0 give public;0 give public;1 take church-1;
1 lower tomes;2 take tomes-B;1 give public;1 give hand;1 give auction;1 give public;2 take gold-2;
0 take gold-1;2 give hand;2 give auction;2 give public;2 give public;0 take gold-3;1 take tomes-A;
0 give hand;0 give auction;0 give public;0 give public;1 take pigments-E;2 take monks-G;
1 give public;1 give hand;1 raise monks;1 give public;1 give auction;2 take books-H;
0 take manuscripts-D;2 give hand;2 give auction;2 give public;2 give public;0 take gold-1;
1 take manuscripts-A;1 bid 1;2 bid 3;0 pass;1 bid 4;2 pass;1 pay gold-3;1 pay gold-1;2 pass;0 pass;
1 pass;0 pass;1 bid 1;2 pass;1 pay tomes-A;1 bid 1;2 bid 3;0 pass;1 bid 4;2 pass;1 pay gold-1;
1 pay gold-2;1 pay gold-2;1 pay gold-2;2 bid 3;0 pass;1 pass;2 pay gold-2;2 pay gold-1;0 pass;
1 bid 1;2 bid 2;1 bid 3;2 pass;1 pay books-C;1 pay manuscripts-A;1 pay manuscripts-C;1 bid 1;
2 bid 3;0 bid 4;1 bid 5;2 pass;0 pass;1 pay gold-3;1 pay gold-3;2 bid 3`
  .replaceAll('\n', '')
  .split(';');

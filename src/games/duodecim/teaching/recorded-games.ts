// Two recorded games of novices, as far as the lesson and the figures need them.

/** Up to where all pawns have entered; from the seed `race 1`. */
export const TRAVELLING = `
1 colour light;1 enter 2;1 move 2 1;1 enter 6;0 enter 6;0 enter 4;0 move 4 1;1 enter 1+2;1 enter 6;
0 enter 2+3;0 enter 4;1 enter 4;1 enter 4;0 enter 5;0 enter 1+5;0 enter 5;1 enter 2;1 enter 3+3;
0 enter 5;0 move 5 1;1 enter 3;1 move 2 1;1 enter 6;1 enter 4;0 enter 5;0 enter 6;1 enter 3;
1 enter 2;1 enter 2;0 enter 5;0 enter 6;0 enter 5;1 enter 4;1 enter 4;1 enter 4;0 enter 5;0 enter 5;
1 enter 4;1 enter 3;1 move 4 2+3;1 move 9 2;0 enter 1+4;0 enter 6;1 move 11 5+5;1 move 4 6;
0 enter 2+3;1 move 21 4;1 move 10 1+3+5;0 enter 6;0 move 5 3;0 move 6 6;1 move 2 1;1 move 3 4+5;
0 enter 5;0 move 5 3;0 move 8 1;1 move 12 5;1 move 4 4;1 move 3 6;0 enter 6;0 enter 1;0 move 6 3;
1 enter 2;1 move 8 1;1 move 9 6;0 enter 2+3;0 move 1 4;1 move 17 2;1 move 15 3+3;0 move 5 2;
0 move 7 5+5;1 move 25 3;1 move 28 6;1 move 21 3`
  .replaceAll('\n', '')
  .split(';');

/** Up to where both players bear off; from the seed `race 11`. */
export const LEAVING = `
1 colour dark;1 enter 6;1 enter 6;1 enter 1;0 enter 4;0 enter 5;1 enter 6;1 enter 6;1 enter 6;
1 enter 6;0 move 4 1;0 enter 5;0 enter 4;1 enter 6;1 enter 6;1 enter 6;0 move 4 1;0 enter 5;
0 enter 3;1 move 1 2;1 enter 4;1 enter 4;0 enter 2;0 enter 5;1 enter 6;1 enter 4;0 enter 5;
0 enter 5;0 enter 1;0 move 1 4;1 enter 6;1 move 3 1;1 move 4 5+6;0 move 2 3;0 enter 5;1 move 15 4;
1 move 19 3+3;1 move 25 2;0 enter 2+3;0 enter 3;1 move 4 4+5;1 move 13 2;0 enter 2;0 enter 2;
0 move 5 4;1 move 15 3;1 move 18 1+5;0 move 9 1;0 move 10 5+6;1 move 24 2+5;1 move 31 5;0 move 21 4;
0 move 2 3;0 move 5 2;1 move 27 4+5;1 move 6 6;0 move 2 3;0 move 25 1+1;1 move 6 4+4;1 move 6 6;
0 move 5 3+6;0 move 27 1;1 enter 6;1 move 6 1;1 move 7 5;0 enter 1+4;0 move 5 2;1 move 6 1;
1 move 7 3;1 move 10 2;0 enter 5;0 move 14 2;0 move 5 2;1 move 4 6+6;1 move 16 3;0 enter 1;
0 move 5 4;0 move 9 5;1 move 6 4+4;1 move 14 3;0 enter 1;0 move 28 1;0 move 29 6;1 move 6 1+5;
1 move 19 5;0 move 5 4;0 move 9 5;0 move 3 5;1 move 12 4;1 move 17 6;1 move 12 2;0 enter 4;
0 move 5 5+5;1 enter 4;1 move 16 5;1 move 24 3;0 enter 1;0 move 15 3+5;1 enter 6;1 move 21 2;
1 move 6 1;0 enter 1;0 enter 3;0 move 1 3;1 enter 4;1 move 14 2;1 move 23 5;0 enter 5;0 move 1 6;
0 move 8 6;1 enter 3;1 move 16 4+5;0 enter 1+1+1;1 enter 4;1 move 28 2+5;0 enter 2;0 move 3 5;
0 move 14 4;1 move 27 4+4;1 move 25 1;0 move 7 4;0 move 18 2;0 move 8 6;1 move 26 2+6;1 move 6 6;
0 move 5 2;0 move 2 3+5;1 move 6 1+5;1 move 6 3;0 move 5 4;0 move 9 5;0 move 5 2;1 enter 2;
1 move 4 4+5;0 move 20 1+2;0 move 23 5;1 move 6 5+5;1 move 13 3;0 move 5 1;0 move 7 4;0 move 1 3;
1 enter 2;1 enter 4;1 move 34 1;0 enter 4;0 move 10 3+5;1 enter 4;1 move 2 1+3;0 enter 6;0 enter 1;
0 move 6 3;1 enter 1+5;1 move 4 5;0 enter 1+5;0 move 5 4;1 enter 2;1 enter 3;1 move 12 4;0 move 7 2;
0 move 6 6+6;1 move 3 1;1 move 16 2+4;0 move 28 2;0 move 1 5+5;1 move 22 1+4;1 move 27 3;0 enter 6;
0 move 9 5;0 move 1 2;1 move 4 1+4;1 move 12 4;0 enter 6;0 move 6 3;0 move 6 5;1 enter 1;
1 move 30 5;1 move 1 5;0 move 5 4;0 move 3 5;0 move 5 3;1 move 6 1+2+3;0 move 18 2;0 move 9 5;
0 move 8 3;1 move 16 2;1 move 18 2;1 move 20 5;0 enter 1+4;0 enter 3;1 move 25 6;1 move 31 3;
1 move 2 6;0 enter 6;0 move 5 4;0 move 6 3;1 move 16 1;1 move 17 1;1 move 8 5;0 move 9 1;0 move 3 5;
0 move 10 3;1 enter 3;1 move 34 1+1;0 move 8 3+3;0 move 9 5;1 move 12 2+4;1 move 3 1;0 move 14 3+4;
0 move 9 5;1 move 18 1+3;1 move 16 5;0 enter 4;0 move 11 5+6;1 enter 2;1 enter 1+5;0 move 5 1;
0 move 6 5;0 move 13 3;1 enter 5;1 move 18 3;1 move 5 5;0 enter 3+3;0 move 22 6;1 move 2 1+1;
1 move 21 6;0 enter 4;0 move 16 5;0 move 21 4;1 enter 3;1 enter 6;1 move 3 1;0 enter 1+5;0 enter 6;
1 enter 2;1 move 27 3+3;0 move 28 1+1+3;1 enter 4;1 move 12 6+6;0 move 14 2+6;0 move 22 1;
1 move 4 1+4;1 move 24 1;0 enter 1+4;0 move 6 3;1 enter 5;1 move 25 5;1 move 30 6;0 enter 3+3;
0 move 9 6;1 move 4 4+5;1 move 10 3;0 move 14 3+4;0 move 23 3;1 move 5 3;1 move 8 5;1 move 12 4;
0 move 14 2;0 move 21 4;0 move 16 1;1 enter 2;1 move 12 1+4;0 enter 2+3;0 move 25 1;1 move 17 4;
1 move 13 1+1;0 enter 6;0 move 5 1;0 move 26 2;1 move 21 2+4+6;0 enter 1;0 move 26 6;0 move 1 6;
1 move 15 3;1 move 33 3;1 move 13 5;0 move 6 5;0 move 6 5;0 move 7 6;1 enter 3;1 move 3 1;
1 move 18 4;0 move 13 2+3;0 move 6 5;1 enter 5;1 move 5 3;1 move 2 6;0 move 11 5+6;0 move 22 3;
1 enter 4;1 move 2 4;1 move 2 5;0 enter 6;0 move 18 6;0 move 24 1;1 enter 5;1 move 4 1;1 move 7 6;
0 move 6 2+3;0 move 28 1;1 move 4 4+5;1 move 8 1;0 move 11 3+3;0 move 29 2;1 move 13 4+4+6;
0 move 32 1;0 move 31 2;0 move 17 5;1 move 27 2+6;1 move 5 2;0 move 22 3;0 move 25 1;0 move 14 3;
1 move 9 2+2;1 move 5 4;0 move 26 5;0 move 17 1+3;1 move 7 1+4;1 move 8 5;0 move 21 2+3;0 move 25 1;
1 move 13 1+2+3;0 move 25 3+6;0 move 31 3;1 move 19 4;1 move 13 5;1 move 18 6;0 move 11 4+5+5;
1 move 13 5;1 move 18 6;1 move 23 2;0 enter 1;0 move 11 1;0 move 1 3;1 enter 2;1 move 2 1+6;
0 move 12 6;0 move 26 6;0 move 26 6;1 move 9 1+5;1 move 25 2;0 move 14 2;0 move 4 6+6;1 move 24 3;
1 move 9 6;1 move 24 4;0 move 16 1;0 move 16 5;0 move 11 3;1 move 28 3+4;1 move 15 6;0 enter 6;
0 move 14 3+4;1 enter 2;1 move 2 6;1 move 15 4;0 move 6 2+3;0 move 18 2;1 move 19 5+5+6;0 move 21 4;
0 move 20 3+6;1 move 8 5;1 move 13 6;1 move 19 4;0 move 25 1+4+4;1 move 23 3+4+5;0 move 29 5;
0 move 14 2;0 move 11 6;1 move 35 1;1 move 27 3;1 move 27 4;0 move 11 3+3+5;1 move 30 5;1 move 31 5;
0 move 22 3;0 move 17 2+3;0 move 16 1;1 bear 2;1 bear 1;0 move 11 4;0 move 22 3;0 move 15 1+6;
1 bear 2;0 move 22 3;0 move 25 5;0 move 25 6;0 move 17 5+5;1 bear 1;0 move 11 4;0 move 27 6;
0 move 11 2+6;0 move 15 4;0 move 19 3+5+6;0 move 17 4+4+5;1 bear 1;0 move 25 6;0 move 19 5;
0 move 24 1;0 move 25 1+5;1 bear 1;0 move 31 3;0 move 30 3;0 move 30 1;0 bear 5;1 bear 1;0 bear 6;
0 bear 6;0 bear 2+2;0 move 31 2;1 bear 1;1 bear 1;0 bear 4;0 bear 4;0 bear 4;0 bear 4;0 bear 5`
  .replaceAll('\n', '')
  .split(';');

// The board of Scripts & Scribes: the board of Biblios with its own words and ornament.
import { kitOf } from '../../biblios/board/board-kit.tsx';
import { SCRIPTS_LOOK } from './look.ts';
import './room.css';

export const board = kitOf(SCRIPTS_LOOK);

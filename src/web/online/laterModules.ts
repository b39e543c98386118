// What an online table does not need for its first view, as one file.
export { NoticeOffer } from '../notices/NoticeOffer.tsx';
export { Chat } from './Chat.tsx';
export { OrderForm } from './OrderForm.tsx';
export { PlanForm } from './PlanForm.tsx';
export { PlayersSheet } from './PlayersSheet.tsx';

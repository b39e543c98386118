// Standing orders and planned moves, in French.
import type { OrderTexts } from './orders.en.ts';

export const ordersFr: OrderTexts = {
  open: 'Jouer d’avance',
  about:
    'Dites maintenant ce que la table doit jouer quand ce sera à vous : elle le joue pour vous, même en votre absence. Personne d’autre ne le voit. Si cela ne convient plus, on vous pose la question comme d’habitude.',
  give: 'Utiliser',
  onlyMove: {
    title: 'Jouer mon seul coup possible',
    about: 'Quand tout le monde voit que vous n’avez pas le choix, la table joue pour vous.',
    said: 'Jouer mon seul coup possible',
  },
  plan: {
    title: 'Prévoir mon prochain coup',
    about:
      'À votre prochain tour, la table joue ce coup s’il est encore possible et si le hasard n’est pas intervenu entre-temps. Sinon, on vous demande.',
    first: 'Si d’abord',
    next: 'et ensuite',
    whatever: 'Quoi que fassent les autres',
    certain: 'La liste ne contient que ce qui est possible à coup sûr.',
    drop: (sentence: string) => `${sentence} Retirer cette condition`,
    move: 'Je joue',
    chosen: (move) => `Je joue : ${move}`,
    other: (move) => `${move} : choisir un autre coup`,
    group: (title, count) => `${title} (${count})`,
    back: 'Retour',
    chance: 'Le hasard intervient avant votre prochain tour : impossible de le prévoir.',
    said: (conditions: readonly string[], move: string) =>
      conditions.length > 0
        ? `${`Si ${conditions.join(' et si ')}`.replaceAll(/\b([Ss])i (ils?) /gi, '$1’$2 ')} : ${move}`
        : `Ensuite : ${move}`,
    missed: (plan: string) => `Ne convient plus : ${plan}`,
    forget: (plan: string) => `Ne convient plus : ${plan}. Retirer`,
  },
  revoke: (order: string) => `${order}. Révoquer`,
  raise: (name: string) => `${name} : monter d’une place`,
};

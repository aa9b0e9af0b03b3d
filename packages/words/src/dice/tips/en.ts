// Tips of a first game of Dice. English sets the shape.
import { plural } from '../../catalogue.ts';

export const en = {
  wonder: 'The wonder takes no die: you pay only for the stage. That is good when the dice are dear.',
  unlock: (p: { readonly die: string }) => `This space unlocks a special die for you: ${p.die}.`,
  defence: (p: { readonly count: number }) =>
    `The city that you attack has a defence there: the attack records ${plural('en', p.count, '1 point', `${p.count} points`)} less.`,
  bonus: (p: { readonly structure: string }) => `One more space completes a structure (${p.structure}) and brings you a bonus.`,
  end: (p: { readonly bonuses: number }) => `Somebody has ${p.bonuses} bonuses: this is the last turn.`,
};

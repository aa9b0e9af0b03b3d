// Tips of a first game of Architects. English sets the shape.
export const en = {
  must: (p: { readonly card: string; readonly stage: number }) =>
    `If you take this card (${p.card}), stage ${p.stage} is paid for, and you must build in this turn.`,
  horn: (p: { readonly name: string }) => `One more horn brings the battle, and you have fewer shields than ${p.name}.`,
  cat: (p: { readonly card: string }) => `With the Cat you see the card of the central deck before you choose: ${p.card}.`,
  extra: (p: { readonly token: string }) => `${p.token} gives you one more card now.`,
};

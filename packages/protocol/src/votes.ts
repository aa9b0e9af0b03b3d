/** What a table can do about somebody who is away: wait, let a bot play until they are back, offer the seat to another person, end the game. */
export const CHOICES = ['wait', 'bot', 'offer', 'end'] as const;
export type VoteChoice = (typeof CHOICES)[number];

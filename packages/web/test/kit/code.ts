export const CODE = 'ABCDEF';

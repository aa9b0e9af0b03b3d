import { FAMILY, familyOf, member } from '@maravilha/family';
import { toyVersions } from '@maravilha/kernel/testing';

/** The family with one game more: this line is all that it takes. */
export const WITH_TOY = familyOf([...FAMILY.members, member({ versions: toyVersions })]);

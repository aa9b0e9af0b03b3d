// The games of a server in a process of its own.
import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import { garden, toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { familyWith } from './parts.ts';

export const FAMILY = familyWith(duel, toy, garden, sevenWonders, architects, dice);

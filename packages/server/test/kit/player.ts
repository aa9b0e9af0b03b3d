export { isAwaited, isOver, playOnce, playOut } from '@maravilha/host/testing';

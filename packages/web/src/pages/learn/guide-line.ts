// What stands in the place of the line of events says how much room it takes.
import './guide-line.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { guideRoom } from '../../table/guide.ts';

export const useGuideRoom = <E extends HTMLElement>(said: string) => {
  const line = useRef<E>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      guideRoom.value = line.current?.offsetHeight ?? 0;
    };
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      guideRoom.value = 0;
    };
  }, [said]);
  return line;
};

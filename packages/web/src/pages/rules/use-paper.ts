import { useEffect } from 'preact/hooks';
import { theme } from '../../base/settings.ts';

/** Paper is white: while the page is printed it has the colours of the day. */
export const usePaper = (): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = (): void => {
      dataset['theme'] = 'day';
    };
    const after = (): void => {
      dataset['theme'] = theme.peek();
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
};

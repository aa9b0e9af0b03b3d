import './message-page.css';
import type { ComponentChildren } from 'preact';
import { ButtonLink } from '../../components/controls.tsx';
import { WonderScene } from '../../components/scene.tsx';
import { common } from '../i18n.ts';
import { theme } from '../settings.ts';
import { useArrival, useTitle } from './page.ts';

/** A page that only says something: not found, no such table, closed table. */
export function MessagePage(props: { readonly title: string; readonly line: string; readonly children?: ComponentChildren }) {
  useTitle(props.title);
  const heading = useArrival();
  return (
    <main id="main" class="message-page column">
      <WonderScene scene="giza" time={theme.value} stage={0} />
      <h1 ref={heading} tabIndex={-1}>
        {props.title}
      </h1>
      <p>{props.line}</p>
      <div class="ways">
        {props.children}
        <ButtonLink href="/" kind={props.children === undefined ? 'primary' : 'plain'} icon="home">
          {common()['app.back-home']}
        </ButtonLink>
      </div>
    </main>
  );
}

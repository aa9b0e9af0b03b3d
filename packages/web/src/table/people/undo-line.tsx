// Somebody asks the others to go back: they agree or not, and whoever asked may withdraw.
import type { UndoRequest } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import type { TablePlay } from '../play.ts';
import { MatterLine } from './line.tsx';
import { peopleWords } from './words.ts';

interface UndoLineProps {
  readonly play: TablePlay;
  readonly request: UndoRequest;
  /** How many have to agree. */
  readonly all: number;
  readonly mine: 'asks' | 'asked' | 'none';
  withdraw(): void;
}

export function UndoLine({ play, request: { by, turn, agreed }, all, mine, withdraw }: UndoLineProps) {
  const words = peopleWords();
  const answer = (yes: boolean) => () => void play.session.ask({ t: 'answer-undo', yes }, true);
  return (
    <MatterLine
      kind="undo"
      icon="undo"
      tone={mine === 'asked' ? 'question' : 'plain'}
      title={mine === 'asks' ? words['undo.asked']({ turn }) : words['undo.title']({ name: play.nameOf(by), turn })}
      note={all < 2 ? undefined : words['undo.count']({ agreed: agreed.length, all })}
    >
      {mine === 'asks' && <Button onClick={withdraw}>{words['asked.stop']}</Button>}
      {mine === 'asked' && (
        <div class="answers row">
          <Button kind="primary" onClick={answer(true)}>
            {words['undo.yes']}
          </Button>
          <Button onClick={answer(false)}>{words['undo.no']}</Button>
        </div>
      )}
    </MatterLine>
  );
}

import { Button } from '../components/controls.tsx';
import { common } from '../base/i18n.ts';
import { MessagePage } from '../base/ui/message-page.tsx';

export function Crash() {
  const words = common();
  return (
    <MessagePage title={words['crash.title']} line={words['crash.line']}>
      <Button kind="primary" onClick={() => location.reload()}>
        {words['crash.reload']}
      </Button>
    </MessagePage>
  );
}

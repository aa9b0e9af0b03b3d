import './toasts.css';
import { Button, IconButton } from '../components/controls.tsx';
import { Icon } from '../components/icon.tsx';
import { common } from '../base/i18n.ts';
import { dismiss, hold, release, takeBack, toasts } from '../base/toasts.ts';

export function Toasts() {
  const words = common();
  return (
    <section class="toasts" aria-label={words['toast.region']}>
      {toasts.value.map((toast) => (
        <div
          key={toast.id}
          class={`toast row ${toast.kind}`}
          onPointerEnter={() => hold(toast.id)}
          onPointerLeave={() => release(toast.id)}
          onFocusCapture={() => hold(toast.id)}
          onBlurCapture={() => release(toast.id)}
        >
          <Icon id={toast.kind === 'fine' ? 'check' : 'info'} class="" />
          <span>{toast.text()}</span>
          {toast.undo !== undefined && <Button onClick={() => takeBack(toast.id)}>{words['toast.undo']}</Button>}
          <IconButton icon="cross" label={words['toast.dismiss']} onClick={() => dismiss(toast.id)} />
        </div>
      ))}
    </section>
  );
}

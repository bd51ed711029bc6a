import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { TOAST_STYLES } from '#app/constants.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from './icon.tsx';
import { type QueuedToast, receiveToasts, type ToastStyle } from './show-toast.ts';

const managers = { stack: Toast.createToastManager(), single: Toast.createToastManager() };
const styles = Object.keys(TOAST_STYLES) as ToastStyle[];

export type ToastWords = Record<'notifications' | 'announcements' | 'dismiss', string>;

/** The library pauses toasts on hover and focus, and screen readers announce toasts. */
export function ToastStack({ words }: { words: ToastWords }) {
  useEffect(() => receiveToasts(add), []);

  return styles.map((style) => (
    <Toast.Provider key={style} toastManager={managers[style]} {...TOAST_STYLES[style]}>
      <Toast.Portal>
        <ToastList style={style} words={words} />
      </Toast.Portal>
    </Toast.Provider>
  ));
}

function ToastList({ style, words }: { style: ToastStyle; words: ToastWords }) {
  const { dir } = useLanguage();
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Viewport
      className="toasts"
      data-style={style}
      aria-label={style === 'stack' ? words.notifications : words.announcements}
    >
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          toast={toast}
          className="toast"
          swipeDirection={['down', dir === 'rtl' ? 'left' : 'right']}
        >
          <Toast.Content className="toast-content">
            <Toast.Title
              className={toast.type === 'error' ? 'toast-title field-error' : 'toast-title'}
            />
            <Toast.Description className="toast-text" />
          </Toast.Content>
          <Toast.Action className="button button-line" />
          <Toast.Close aria-hidden={false} className="toast-close" aria-label={words.dismiss}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
}

function add({ style, id, title, text = '', isError, action }: QueuedToast): void {
  managers[style].add({
    title,
    description: text,
    type: isError ? 'error' : undefined,
    ...(id ? { id } : {}),
    ...(action ? { actionProps: { children: action.label, onClick: action.run } } : {}),
  });
}

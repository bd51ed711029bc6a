import { useEffect, useRef, useState } from 'react';
import { formatUnit } from '#app/i18n/format.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Language } from '#content/languages.ts';
import { Field, useField, type Words } from './fields.tsx';

type FileFieldProps = { name: string; words: Words & { choose: string }; accept: string };

/** The button has the words of the page, not those of the browser. */
export function FileField({ name, words, accept }: FileFieldProps) {
  const { frame, control } = useField(name, words);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [size, setSize] = useState<number>();
  const readSize = () => setSize(input.current?.files?.[0]?.size);
  // The file may be from a draft, or chosen before React started. The form then checks it.
  useEffect(() => {
    if (input.current?.files?.length)
      input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <Field {...frame}>
      <div className="file-field">
        {/* ARIA does not allow `aria-required` on a file field. */}
        <input
          {...control}
          ref={input}
          type="file"
          accept={accept}
          required={words.missing !== undefined}
          onChange={readSize}
        />
        <span aria-hidden="true">{words.choose}</span>
        <small>{size !== undefined && formatSize(size, language)}</small>
      </div>
    </Field>
  );
}

const KB = 1024;

/** Sizes are rounded up, so that a file above a limit does not seem to meet it. */
function formatSize(bytes: number, language: Language): string {
  return bytes > KB * KB
    ? formatUnit(Math.ceil((10 * bytes) / KB / KB) / 10, 'megabyte', language)
    : formatUnit(Math.ceil(bytes / KB), 'kilobyte', language);
}

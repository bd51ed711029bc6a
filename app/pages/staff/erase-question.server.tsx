import { readPage } from '#app/content/read.server.ts';
import { fill, isolate } from '#app/i18n/format.ts';
import { Section } from '#app/ui/section.tsx';
import { AuthorField, Button, Field } from './field.server.tsx';
import type { StaffPageProps } from './staff-page.server.tsx';

/** The second step of an erasure. The person types the reference. */
export function EraseQuestion({ language, submission, path, sent, problem }: StaffPageProps) {
  const { erase } = readPage(language, 'staff');
  const { reference } = submission;
  return (
    <Section heading={fill(erase.question, { reference: isolate(reference) })}>
      <form method="post" action={path} className="visitor-form">
        <p className="prose">{erase.warning}</p>
        <AuthorField {...{ language, submission, sent, problem }} />
        <Field
          id="reference"
          label={fill(erase.reference, { reference: isolate(reference) })}
          isRequired
          isWrong={problem === 'reference'}
        >
          {(control) => <input {...control} dir="ltr" autoComplete="off" />}
        </Field>
        <div className="form-end">
          <Button action="erase" label={erase.confirm} />
          <a href={path}>{erase.back}</a>
        </div>
      </form>
    </Section>
  );
}

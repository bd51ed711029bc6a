import { languageOf, readForm } from '#app/content/read.server.ts';
import { RadioField, TextField } from '#app/forms/engine/fields.tsx';
import { receive } from '#app/forms/engine/receive.server.ts';
import { VisitorForm } from '#app/forms/engine/visitor-form.tsx';
import { feedback } from '#app/forms/feedback/feedback.server.ts';
import { feedbackSchema } from '#app/forms/feedback/schema.ts';
import { metaOf } from '#app/seo/page-meta.ts';
import { Masthead } from '#app/ui/masthead.tsx';
import type { Route } from './+types/feedback.ts';

export const handle = { onRequest: true };

/** Without a script, this page shows a refused feedback form again. */
export function loader({ url }: Route.LoaderArgs) {
  return { words: readForm(languageOf(url), 'feedback') };
}

export const action = receive(feedback);

export const meta: Route.MetaFunction = (args) => {
  const words = args.loaderData?.words;
  return metaOf(
    args,
    words && { title: words.heading, description: words.comment.hint, index: false },
  );
};

export default function Feedback({ loaderData: { words }, actionData }: Route.ComponentProps) {
  const answers = [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ];
  return (
    <>
      <Masthead heading={words.heading} isCompact />
      <div className="wrap after">
        <VisitorForm
          form="feedback"
          action="/feedback"
          served={actionData}
          words={words}
          schema={feedbackSchema}
        >
          <input type="hidden" name="page" value={actionData?.values.page ?? '/help-center'} />
          <RadioField name="helpful" words={words.helpful} options={answers} />
          <TextField name="comment" words={words.comment} rows={4} />
        </VisitorForm>
      </div>
    </>
  );
}

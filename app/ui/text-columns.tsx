import { TextSections, type TextSectionsProps } from './text-sections.tsx';

/** A band with sections. On wide screens, the sections stand side by side. */
export function TextColumns(sections: TextSectionsProps) {
  return (
    <div className="band band-paper">
      <div className="wrap text-columns">
        <TextSections {...sections} />
      </div>
    </div>
  );
}

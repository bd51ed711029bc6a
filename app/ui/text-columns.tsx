import { TextSections, type TextSectionsProps } from './text-sections.tsx';

export function TextColumns(sections: TextSectionsProps) {
  return (
    <div className="band band-paper">
      <div className="wrap text-columns">
        <TextSections {...sections} />
      </div>
    </div>
  );
}

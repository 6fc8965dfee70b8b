interface HiddenFieldsProps {
  /** By name. */
  fields: Record<string, string> | undefined
}

/** Fields that nobody types, for a form that the browser posts by itself. */
export const HiddenFields = ({ fields = {} }: HiddenFieldsProps) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

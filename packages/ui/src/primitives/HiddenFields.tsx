interface HiddenFieldsProps {
  /** By name. */
  fields: Record<string, string> | undefined
}

/** Hidden fields of a form that the browser posts without JavaScript. */
export const HiddenFields = ({ fields = {} }: HiddenFieldsProps) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

import type { ReactNode } from 'react'
import { HiddenFields } from './HiddenFields.tsx'

interface PlainFormProps {
  /** Fields that nobody types. */
  fields: Record<string, string>
  onSubmit: () => void
  children: ReactNode
}

/** A form of buttons alone: the browser posts it to the page's own address where no JavaScript runs. */
export const PlainForm = ({ fields, onSubmit, children }: PlainFormProps) => (
  <form
    method="post"
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <HiddenFields fields={fields} />
    {children}
  </form>
)

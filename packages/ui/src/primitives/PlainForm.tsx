import type { ReactNode } from 'react'
import { HiddenFields } from './HiddenFields.tsx'

interface PlainFormProps {
  /** Fields that nobody types. */
  fields: Record<string, string>
  /** The address of the post. @default the address of the page */
  action?: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** A form of buttons alone: the browser posts it to the page's own address where no JavaScript runs. */
export const PlainForm = ({ fields, action, onSubmit, children }: PlainFormProps) => (
  <form
    method="post"
    action={action}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <HiddenFields fields={fields} />
    {children}
  </form>
)

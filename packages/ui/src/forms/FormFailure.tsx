import { useFormState } from 'react-final-form'
import { Message, type MessageTexts } from '#primitives/Message.tsx'

export interface FormFailureProps extends MessageTexts {
  /** For an address that leads to it. */
  id?: string | undefined
  /**
   * The failure is about marked fields: the message disappears when a field is changed.
   * @default false
   */
  isAboutFields?: boolean | undefined
}

/** The reason of the last failed submit, until the next submit. */
export function FormFailure({ isAboutFields = false, ...texts }: FormFailureProps) {
  const { dirtySinceLastSubmit } = useFormState({ subscription: { dirtySinceLastSubmit: true } })
  return isAboutFields && dirtySinceLastSubmit ? null : <Message variant="banner" tone="danger" {...texts} />
}

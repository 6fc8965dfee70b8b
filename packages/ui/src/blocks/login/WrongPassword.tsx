import { useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'

interface WrongPasswordProps {
  /** Another object for each time that the server said so; nothing while it has not. */
  rejection: object | undefined
}

/** Inside a form: clears a wrong password, and puts the cursor into its field. */
export function WrongPassword({ rejection }: WrongPasswordProps) {
  const form = useForm()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!rejection) return
    form.change('password', '')
    place.current?.closest('form')?.querySelector<HTMLInputElement>('input[name=password]')?.focus()
  }, [rejection, form])
  return <span ref={place} hidden />
}

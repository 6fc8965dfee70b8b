import { useEffect, useRef } from 'react'
import { TextField } from '#forms/TextField.tsx'

export interface CodeFieldTexts {
  label: string
  /** Where the code comes from. */
  hint: string
}

interface CodeFieldProps extends CodeFieldTexts {
  /** The field takes the focus when it appears, as the next step of a form. @default false */
  isNextStep?: boolean | undefined
}

/** The code of the second factor: field `code`. A recovery code has letters, so the keyboard is not one of digits. */
export function CodeField({ label, hint, isNextStep = false }: CodeFieldProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNextStep) ref.current?.querySelector('input')?.focus()
  }, [isNextStep])
  return (
    <div ref={ref}>
      <TextField
        name="code"
        label={label}
        hint={hint}
        isRequired
        autoComplete="one-time-code"
        spellCheck={false}
      />
    </div>
  )
}

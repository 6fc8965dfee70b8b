import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#forms/TextField.tsx'

/**
 * The code of the second factor, as the next step of a form: field `code`, which takes the focus when it appears. A
 * recovery code has letters, so the keyboard is not one of digits.
 */
export function CodeField() {
  const { t } = useTranslation('login')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={ref}>
      <TextField
        name="code"
        label={t('code.label')}
        hint={t('code.hint')}
        isRequired
        autoComplete="one-time-code"
        spellCheck={false}
      />
    </div>
  )
}

import type { ReactNode } from 'react'

/** An e-mail address that is too long for its line breaks after the @; another text is as it is. */
export function withBreak(value: string): ReactNode {
  const end = value.indexOf('@') + 1
  return (
    <>
      {value.slice(0, end)}
      <wbr />
      {value.slice(end)}
    </>
  )
}

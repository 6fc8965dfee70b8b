import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './field.styles.ts'

/** Shows every change; announces the count to screen readers after a pause (debounced). */
export function LengthCounter({ id, text }: { id: string; text: string }) {
  const [said, setSaid] = useState('')
  const [first] = useState(text)

  useEffect(() => {
    if (text === first) return
    const timer = window.setTimeout(() => setSaid(text), 1000)
    return () => window.clearTimeout(timer)
  }, [text, first])

  return (
    <>
      <chakra.p id={id} css={styles.counter}>
        {text}
      </chakra.p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

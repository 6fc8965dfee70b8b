import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button } from '#primitives/Button.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { useCopy } from '#primitives/useCopy.ts'
import { SuggestionCard } from './SuggestionCard.tsx'
import { styles } from './Suggestions.styles.ts'

export interface SuggestionCodeProps {
  /** "Your suggestion was sent". */
  heading: string
  /** The next step, and the way to the answer. */
  text: string
  /** Before the code: "Code". */
  label: string
  code: string
  /** "The code is shown only once." */
  once: string
  copy: string
  /** Shown and announced after the copy. */
  copied: string
  /** Shown where the browser denies the clipboard: the code is selected, to be copied by hand. */
  notCopied: string
  /** Called after the code is copied, by the button or by hand. */
  onCopied?: (() => void) | undefined
  another: string
  onAnother: () => void
}

/** The follow-up code in large letters. The heading takes the focus. */
export function SuggestionCode(props: SuggestionCodeProps) {
  const { heading, text, label, code, once, copy, copied, notCopied } = props
  const { onCopied, another, onAnother } = props
  const headingRef = useRef<HTMLHeadingElement>(null)
  const codeRef = useRef<HTMLElement>(null)
  const { outcome, copyText } = useCopy(codeRef, onCopied)
  const texts = { copied, refused: notCopied }

  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  return (
    <SuggestionCard heading={heading} headingRef={headingRef}>
      <Text isProse>{text}</Text>
      <chakra.div css={styles.codeCard}>
        <dl>
          <chakra.dt textStyle="small" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd ref={codeRef} onCopy={onCopied} css={styles.code}>
            {/* On an element of Chakra, `translate` would be a style. */}
            <span translate="no">{code}</span>
          </chakra.dd>
        </dl>
        <Row rowGap="2" marginTop="4">
          <Button variant="outline" size="sm" onClick={() => void copyText(code)}>
            {copy}
          </Button>
          {/* The live region is in the page before its text; otherwise screen readers do not announce the text. */}
          <chakra.p role="status" textStyle="small" minWidth="0">
            {outcome === 'copied' && <CheckIcon css={styles.check} />}
            {outcome && texts[outcome]}
          </chakra.p>
        </Row>
        <Text fontWeight="strong" marginTop="4">
          {once}
        </Text>
      </chakra.div>
      <Button marginTop="6" onClick={onAnother}>
        {another}
      </Button>
    </SuggestionCard>
  )
}

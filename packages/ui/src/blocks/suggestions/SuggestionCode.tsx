import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Button } from '#primitives/Button.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { useCopy } from '#primitives/useCopy.ts'
import { SuggestionCard } from './SuggestionCard.tsx'
import { suggestionsRecipe } from './Suggestions.recipe.ts'

export interface SuggestionCodeProps {
  /** "Your suggestion was sent". */
  heading: string
  /** What happens next, and how the answer is found. */
  text: string
  /** Before the code: "Code". */
  label: string
  code: string
  /** That it is shown only this once. */
  once: string
  copy: string
  /** Said and shown once it is in the clipboard. */
  copied: string
  /** Where the browser keeps the clipboard closed: the code is selected, copy it by hand. */
  notCopied: string
  /** Told once the person has it in the clipboard, by the button or by hand. */
  onCopied?: (() => void) | undefined
  another: string
  onAnother: () => void
}

/** The follow-up code, in large letters, until the person goes on. The focus goes to its heading. */
export function SuggestionCode(props: SuggestionCodeProps) {
  const { heading, text, label, code, once, copy, copied, notCopied } = props
  const { onCopied, another, onAnother } = props
  const styles = useSlotRecipe({ recipe: suggestionsRecipe })()
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
          <chakra.dd ref={codeRef} onCopy={onCopied} translate="no" css={styles.code}>
            {code}
          </chakra.dd>
        </dl>
        <Row rowGap="2" marginTop="4">
          <Button variant="outline" size="sm" onClick={() => void copyText(code)}>
            {copy}
          </Button>
          {/* There before its words, or they would not be read out. */}
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

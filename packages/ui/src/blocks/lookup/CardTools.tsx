import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Icon } from '#primitives/Icon.tsx'
import { useCopy } from '#primitives/useCopy.ts'
import { styles } from './CardTools.styles.ts'
import { CodePanel, type CodePanelProps } from './CodePanel.tsx'
import { useCodeDrawing } from './useCodeDrawing.ts'

interface CardToolsProps extends Omit<CodePanelProps, 'id' | 'drawing'> {
  /** Opens the share sheet of the device; without it, as on many desktops, the address is copied. */
  onShare?: (() => void) | undefined
}

/** The secondary actions of a card: show its QR code, and share its address. */
export function CardTools({ onShare, ...contents }: CardToolsProps) {
  const { t } = useTranslation('card')
  const { address } = contents
  const [isOpen, setOpen] = useState(false)
  const drawing = useCodeDrawing(isOpen)
  const panelId = useId()
  const addressRef = useRef<HTMLElement>(null)
  const { outcome, copyText } = useCopy(addressRef)

  // The address appears only now, when the reader has to copy it by hand.
  useEffect(() => {
    if (outcome === 'refused' && addressRef.current)
      window.getSelection()?.selectAllChildren(addressRef.current)
  }, [outcome])

  return (
    <>
      <chakra.div css={styles.row}>
        <Button
          variant="quiet"
          css={styles.tool}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v2.5h-2.5M14 20h2.5v-1.5M20 20v-.1" />
          {t('codes.open')}
        </Button>
        <Button variant="quiet" css={styles.tool} onClick={onShare ?? (() => void copyText(address))}>
          {onShare ? (
            <Icon d="M12 14.5V4M8 7.5 12 3.5l4 4M7 11H6a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5a2 2 0 0 0-2-2h-1" />
          ) : (
            <Icon d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7.1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3" />
          )}
          {t(onShare ? 'share.share' : 'share.copy')}
        </Button>
      </chakra.div>
      {/* The live region is in the page before its text; otherwise screen readers do not announce the text. */}
      <chakra.div role="status" css={{ ...styles.outcome, '&:empty': { position: 'absolute' } }}>
        {outcome === 'copied' && t('share.copied')}
        {outcome === 'refused' && (
          <>
            {t('share.notCopied')}
            <chakra.span ref={addressRef} css={styles.address}>
              {address}
            </chakra.span>
          </>
        )}
      </chakra.div>
      {isOpen && <CodePanel id={panelId} drawing={drawing} {...contents} />}
    </>
  )
}

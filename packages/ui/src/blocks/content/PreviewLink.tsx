import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styles } from '#blocks/calendar/CalendarAddress.tsx'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { useCopy } from '#primitives/useCopy.ts'

interface PreviewLinkProps {
  isBusy: boolean
  /** Makes the link; resolves with its address, absolute, or with nothing after a failure. */
  onCreate: () => Promise<string | undefined>
}

/** Copies a private link to the draft, which is made with the first press. */
export function PreviewLink({ isBusy, onCreate }: PreviewLinkProps) {
  const { t } = useTranslation('content')
  const shown = useRef<HTMLParagraphElement>(null)
  const [address, setAddress] = useState<string>()
  const { outcome, copyText } = useCopy(shown)
  const copy = async () => {
    const created = address ?? (await onCreate())
    setAddress(created)
    if (created) await copyText(created)
  }
  return (
    <div>
      <Button variant="outline" size="sm" isLoading={isBusy} onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
      <Text size="small" tone="muted" isProse marginTop="2">
        {t('link.text')}
      </Text>
      {address && (
        <chakra.p ref={shown} css={styles.address}>
          {address}
        </chakra.p>
      )}
      {/* There before its words, or they would not be read out. */}
      <chakra.p role="status" css={outcome ? styles.outcome : undefined}>
        {outcome && t(outcome === 'copied' ? 'link.copied' : 'link.notCopied')}
      </chakra.p>
    </div>
  )
}

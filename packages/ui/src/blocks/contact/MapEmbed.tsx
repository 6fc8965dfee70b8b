import { contacts } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Checkbox } from '#primitives/Checkbox.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { styles } from './ContactCard.styles.ts'

export interface MapEmbedProps {
  /** The stored consent of the visitor to load maps. */
  isAllowed: boolean
  onAllow: (isAllowed: boolean) => void
}

/** A drawn picture with a button on it; the map of another company's server is loaded only with the visitor's consent. */
export function MapEmbed({ isAllowed, onAllow }: MapEmbedProps) {
  const { t } = useTranslation()
  const [isAskedFor, setAskedFor] = useState(false)
  const isShown = isAskedFor || isAllowed
  const noteId = useId()
  // After a press the map takes the focus of the button; with a stored consent it does not.
  const takesFocus = useRef(false)
  const frameRef = useCallback((frame: HTMLIFrameElement | null) => {
    if (takesFocus.current) frame?.focus()
  }, [])

  const show = () => {
    takesFocus.current = true
    setAskedFor(true)
  }
  const change = (allows: boolean) => {
    // A map that is shown stays, also after the consent is withdrawn.
    setAskedFor(true)
    onAllow(allows)
  }

  if (!isShown)
    return (
      <chakra.div css={[styles.map, styles.picture]}>
        <PlanMotif seed={28} rows={12} columns={44} ground="paper" fit="slice" css={styles.plan} />
        <Pin />
        <Button size="sm" variant="outline" css={styles.show} aria-describedby={noteId} onClick={show}>
          {t('contact.showMap')}
        </Button>
        <chakra.p id={noteId} css={styles.note}>
          {t('contact.mapNote')}
        </chakra.p>
      </chakra.div>
    )

  return (
    <chakra.div css={styles.map}>
      <iframe
        src={contacts.mapEmbed()}
        title={t('contact.map')}
        loading="lazy"
        referrerPolicy="no-referrer"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame takes the focus of the button that it replaces.
        tabIndex={0}
        ref={frameRef}
      />
      <chakra.div css={styles.bar}>
        <Checkbox label={t('contact.allowMaps')} isChecked={isAllowed} onChange={change} />
      </chakra.div>
    </chakra.div>
  )
}

function Pin() {
  return (
    <chakra.svg viewBox="0 0 48 60" aria-hidden css={styles.pin}>
      <chakra.path d="M24 58s19-17.4 19-34A19 19 0 1 0 5 24c0 16.6 19 34 19 34Z" fill="bg.primary" />
      <chakra.path
        d="M20.5 17.5h10a3 3 0 0 1 0 6h-10a3 3 0 0 1 0-6ZM15.5 25.5h10a3 3 0 0 1 0 6h-10a3 3 0 0 1 0-6Z"
        fill="motif.lime"
      />
    </chakra.svg>
  )
}

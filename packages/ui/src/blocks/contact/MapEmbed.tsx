import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useCallback, useRef, useState } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Checkbox } from '#primitives/Checkbox.tsx'
import { ExternalIcon } from '#primitives/icons.tsx'
import { Link } from '#primitives/Link.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { Row } from '#primitives/Stack.tsx'
import { contactCardRecipe } from './ContactCard.recipe.ts'

interface MapEmbedProps {
  /** Names the map: "Map: Nizami street 1, Baku". */
  title: string
  /** The page of the map, loaded only after a press or with the stored consent. */
  src: string
  showLabel: string
  /** The provider of the map, and the data that it receives. */
  note: string
  /** Opens the place in a maps service instead. */
  linkLabel: string
  href: string
  /** The stored consent of the visitor. */
  isAllowed: boolean
  /** The label of the consent. */
  allowLabel: string
  onAllow: (isAllowed: boolean) => void
}

/** A drawn picture; the map of another company's server is loaded only with the visitor's consent. */
export function MapEmbed(props: MapEmbedProps) {
  const { title, src, showLabel, note, linkLabel, href, isAllowed, allowLabel, onAllow } = props
  const styles = useSlotRecipe({ recipe: contactCardRecipe })()
  const [isAskedFor, setAskedFor] = useState(false)
  const [isToBeAllowed, setToBeAllowed] = useState(false)
  const isShown = isAskedFor || isAllowed
  // After a press the map takes the focus of the button; with a stored consent it does not.
  const takesFocus = useRef(false)
  const frameRef = useCallback((frame: HTMLIFrameElement | null) => {
    if (takesFocus.current) frame?.focus()
  }, [])

  const show = () => {
    takesFocus.current = true
    setAskedFor(true)
    if (isToBeAllowed) onAllow(true)
  }
  const change = (allows: boolean) => {
    // A map that is shown stays, also after the consent is withdrawn.
    setAskedFor(true)
    onAllow(allows)
  }

  return (
    <chakra.div css={styles.map}>
      {isShown ? (
        <iframe
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="no-referrer"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame takes the focus of the button that it replaces.
          tabIndex={0}
          ref={frameRef}
        />
      ) : (
        <MapPicture />
      )}
      <chakra.div css={styles.bar}>
        <Row columnGap="5" rowGap="1">
          {!isShown && (
            <Button size="sm" variant="outline" onClick={show}>
              {showLabel}
            </Button>
          )}
          <Link href={href} target="_blank" rel="noreferrer" css={styles.outside}>
            {linkLabel}
            <ExternalIcon css={styles.external} />
          </Link>
        </Row>
        <Checkbox
          label={allowLabel}
          hint={isShown ? undefined : note}
          isChecked={isShown ? isAllowed : isToBeAllowed}
          onChange={isShown ? change : setToBeAllowed}
        />
      </chakra.div>
    </chakra.div>
  )
}

/** Streets made of the bars of the plan, and a pin. */
function MapPicture() {
  const styles = useSlotRecipe({ recipe: contactCardRecipe })()
  return (
    <chakra.div aria-hidden css={styles.picture}>
      <PlanMotif seed={28} rows={12} columns={44} ground="paper" fit="slice" css={styles.plan} />
      <chakra.svg viewBox="0 0 48 60" css={styles.pin}>
        <chakra.path d="M24 58s19-17.4 19-34A19 19 0 1 0 5 24c0 16.6 19 34 19 34Z" fill="bg.primary" />
        <chakra.path
          d="M20.5 17.5h10a3 3 0 0 1 0 6h-10a3 3 0 0 1 0-6ZM15.5 25.5h10a3 3 0 0 1 0 6h-10a3 3 0 0 1 0-6Z"
          fill="motif.lime"
        />
      </chakra.svg>
    </chakra.div>
  )
}

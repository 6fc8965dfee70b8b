import { chakra } from '@chakra-ui/react'
import { useCallback, useRef, useState } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Checkbox } from '#primitives/Checkbox.tsx'
import { ExternalIcon } from '#primitives/icons.tsx'
import { Link } from '#primitives/Link.tsx'
import { Text } from '#primitives/Text.tsx'
import { MapPicture } from './MapPicture.tsx'

interface MapEmbedProps {
  /** Names the map: "Map: Nizami street 1, Baku". */
  title: string
  /** The map's page, fetched only when the map is asked for or allowed. */
  src: string
  showLabel: string
  /** Who the map comes from and what it learns. */
  note: string
  /** Opens the place in a maps service instead. */
  linkLabel: string
  href: string
  /** Maps may load by themselves: the visitor said so before. */
  isAllowed: boolean
  /** Names the control that says so, or takes it back. */
  allowLabel: string
  onAllow: (isAllowed: boolean) => void
}

/** A drawn picture in place of a map; the real one, from another company's server, only when asked for. */
export function MapEmbed(props: MapEmbedProps) {
  const { title, src, showLabel, note, linkLabel, href, isAllowed, allowLabel, onAllow } = props
  const [isAskedFor, setAskedFor] = useState(false)
  const [isToBeAllowed, setToBeAllowed] = useState(false)
  const isShown = isAskedFor || isAllowed
  // A map that comes at a press takes the focus over from the button; one that comes by itself does not.
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
    // What stands there already stays, also when it is the last time.
    setAskedFor(true)
    onAllow(allows)
  }

  const link = (
    <Link href={href} target="_blank" rel="noreferrer" textStyle="control">
      {linkLabel}
      <ExternalIcon
        display="inline-block"
        marginInlineStart="1.5"
        verticalAlign="-0.2em"
        fontSize="0.875em"
      />
    </Link>
  )
  return (
    <chakra.div
      position="relative"
      display="grid"
      gridTemplateRows={isShown ? 'minmax(18rem, 1fr) auto' : undefined}
      minHeight={{ base: '26rem', md: '24rem' }}
      overflow="hidden"
      backgroundColor="bg.quiet"
      _print={{ display: 'none' }}
    >
      {isShown ? (
        <>
          <chakra.iframe
            src={src}
            title={title}
            loading="lazy"
            referrerPolicy="no-referrer"
            tabIndex={0}
            ref={frameRef}
            width="full"
            height="full"
          />
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="6"
            paddingInline="5"
            paddingBlock="2"
          >
            <Checkbox label={allowLabel} isChecked={isAllowed} onChange={change} />
            {link}
          </chakra.div>
        </>
      ) : (
        <>
          <MapPicture />
          <chakra.div
            position="relative"
            alignSelf="end"
            margin={{ base: '4', md: '5' }}
            padding="5"
            borderRadius="card"
            backgroundColor="bg.surface"
            boxShadow="floating"
          >
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="3">
              <Button size="sm" onClick={show}>
                {showLabel}
              </Button>
              {link}
            </chakra.div>
            <chakra.div marginTop="2">
              <Checkbox label={allowLabel} isChecked={isToBeAllowed} onChange={setToBeAllowed} />
            </chakra.div>
            <Text size="small" tone="muted" marginTop="1">
              {note}
            </Text>
          </chakra.div>
        </>
      )}
    </chakra.div>
  )
}

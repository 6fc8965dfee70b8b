import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '#primitives/Button.tsx'
import { ExternalIcon } from '#primitives/icons.tsx'
import { Link } from '#primitives/Link.tsx'
import { Text } from '#primitives/Text.tsx'
import { MapPicture } from './MapPicture.tsx'

export interface MapEmbedProps {
  /** Names the map: "Map: Nizami street 1, Baku". */
  title: string
  /** The map's page, fetched only when the map is asked for. */
  src: string
  showLabel: string
  /** Who the map comes from and what it learns. */
  note: string
  /** Opens the place in a maps service instead. */
  linkLabel: string
  href: string
}

// Outside of the component: the same function is called once, when the frame comes, not at every drawing.
const focusOnce = (frame: HTMLIFrameElement | null) => frame?.focus()

/** A drawn picture in place of a map; the real one, from another company's server, only when asked for. */
export function MapEmbed({ title, src, showLabel, note, linkLabel, href }: MapEmbedProps) {
  const [isShown, setShown] = useState(false)
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
      gridTemplateRows={isShown ? 'minmax(0, 1fr) auto' : undefined}
      minHeight={{ base: '20rem', md: '22rem' }}
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
            ref={focusOnce}
            width="full"
            height="full"
          />
          <chakra.p paddingInline="5" paddingBlock="3">
            {link}
          </chakra.p>
        </>
      ) : (
        <>
          <MapPicture />
          <chakra.div
            position="relative"
            alignSelf="end"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="5"
            rowGap="3"
            margin={{ base: '4', md: '5' }}
            padding="5"
            borderRadius="card"
            backgroundColor="bg.surface"
            boxShadow="floating"
          >
            <Button size="sm" onClick={() => setShown(true)}>
              {showLabel}
            </Button>
            {link}
            <Text size="small" tone="muted" flexBasis="full">
              {note}
            </Text>
          </chakra.div>
        </>
      )}
    </chakra.div>
  )
}

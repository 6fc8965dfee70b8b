import { chakra } from '@chakra-ui/react'
import { useContext, useState } from 'react'
import { type PhotoAddress, PhotoAddressContext } from '#theme/PhotoAddressContext.ts'
import { avatarStyles } from './Avatar.styles.ts'
import { avatarColours } from './avatarColours.ts'
import { initialsOf } from './personName.ts'
import { seedOf } from './seedOf.ts'

type Sides = readonly [usual: Parameters<PhotoAddress>[1], dense: Parameters<PhotoAddress>[1]]

/** The sides in pixels on usual and on dense screens. */
const sides = {
  sm: [40, 80],
  md: [40, 80],
  lg: [80, 160],
  full: [160, 320],
} as const satisfies Record<string, Sides>

interface AvatarProps {
  fullname: string
  /** The hash of the photo; without one, and where it does not load, the initials are seen. */
  photo?: string | null | undefined
  /** 28, 40 or 64 px, or as wide as its box. @default 'sm' */
  size?: keyof typeof sides
  /** Names the photo. @default nothing: the name of the person stands beside it */
  alt?: string
}

/** A person: the photo, or the initials on a colour that is always the same for the name. */
export function Avatar({ fullname, photo, size = 'sm', alt = '' }: AvatarProps) {
  const addressOf = useContext(PhotoAddressContext)
  const [lost, setLost] = useState<string>()
  const hasPhoto = addressOf && photo && photo !== lost
  return (
    <chakra.span
      css={avatarStyles}
      data-size={size}
      data-colour={seedOf(fullname) % avatarColours.length}
      data-initials={initialsOf(fullname)}
      aria-hidden={!(hasPhoto && alt) || undefined}
    >
      {hasPhoto && <Photo {...{ addressOf, photo, alt }} sides={sides[size]} onLost={() => setLost(photo)} />}
    </chakra.span>
  )
}

interface PhotoProps {
  addressOf: PhotoAddress
  photo: string
  alt: string
  sides: Sides
  onLost: () => void
}

function Photo({ addressOf, photo, alt, sides: [usual, dense], onLost }: PhotoProps) {
  const setOf = (format: 'webp' | 'jpg') =>
    `${addressOf(photo, usual, format)}, ${addressOf(photo, dense, format)} 2x`
  return (
    <picture>
      <source type="image/webp" srcSet={setOf('webp')} />
      <img
        src={addressOf(photo, usual, 'jpg')}
        srcSet={setOf('jpg')}
        alt={alt}
        width={usual}
        height={usual}
        loading="lazy"
        decoding="async"
        onError={onLost}
      />
    </picture>
  )
}

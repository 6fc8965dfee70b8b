import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { InitialsPicture } from '#primitives/InitialsPicture.tsx'
import { Spinner } from '#primitives/Spinner.tsx'
import { styles } from './ProfileHead.styles.ts'

interface ProfilePictureProps {
  fullname: string
  /** The address of the photo; `null` or a failed load shows the initials. */
  src: string | null
  /** The text alternative of the photo. */
  alt: string
  /** Covers the picture while a file is dragged over it. */
  dropLabel?: string | undefined
  /**
   * The photo is being changed.
   * @default false
   */
  isBusy?: boolean | undefined
}

/** A person's photo, square. */
export function ProfilePicture({ fullname, src, alt, dropLabel, isBusy = false }: ProfilePictureProps) {
  const [lost, setLost] = useState<string>()
  return (
    <chakra.div css={styles.picture}>
      {src !== null && src !== lost ? (
        <chakra.img
          src={src}
          alt={alt}
          width={160}
          height={160}
          css={styles.image}
          onError={() => setLost(src)}
        />
      ) : (
        <InitialsPicture fullname={fullname} />
      )}
      {(isBusy || dropLabel) && (
        <chakra.div data-tone="dark" css={styles.veil}>
          {isBusy ? (
            <chakra.span fontSize="1.75rem" lineHeight="0">
              <Spinner />
            </chakra.span>
          ) : (
            dropLabel
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}

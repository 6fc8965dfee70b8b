import sharp from 'sharp'
import { type Look, portraitSvg } from './portrait.ts'

// Tests share a process with the server, which reads no drawings.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })

/** The portrait as a file, in the size in which the server stores photos. */
export const drawPortrait = (look: Look): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg(look)))
    .webp({ quality: 82, effort: 6 })
    .toBuffer()

import sharp from 'sharp'

// libvips reads a hundred formats, some by libraries with a long history of holes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    ...['Jpeg', 'Png', 'Webp'].flatMap((format) =>
      ['File', 'Buffer'].map((source) => `VipsForeignLoad${format}${source}`),
    ),
    // Of logos, which only editors send.
    ...['VipsForeignLoadSvgBuffer', 'VipsForeignLoadHeifBuffer'],
  ],
})
// One picture never takes all threads of the server or keeps its memory.
sharp.concurrency(1)
sharp.cache(false)

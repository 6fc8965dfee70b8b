/**
 * The partners on `/about` (spec 9: ten). Names are the same in every language. A mark is the path of its strokes on a
 * grid of 24 units; all have one stroke width with round ends, so `h0` is a dot.
 */
export const partners = [
  { name: 'Nargin Marine', mark: 'M3 20h18M7 13h10M12 5h0' },
  { name: 'Gilavar Wind', mark: 'M3 6h10M8 12h13M3 18h12M20 6h0' },
  { name: 'Bozdağ Cement', mark: 'M3 19 9.5 6 16 19M17 10.5 21 19' },
  { name: 'Samur Rail', mark: 'M4 21 9 3M20 21 15 3M12 8h0M12 14h0M12 20h0' },
  { name: 'Lerik Orchards', mark: 'M6 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0M12 15v6M7 21h10' },
  { name: 'Muğan Grain', mark: 'M4 8l8 6 8-6M4 15l8 6 8-6M12 6V3' },
  { name: 'Yanar Ceramics', mark: 'M12 3l9 9-9 9-9-9ZM12 12h0' },
  { name: 'Xudat Cold Chain', mark: 'M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9' },
  { name: 'Beşbarmaq Insurance', mark: 'M3 13v7M7.5 8v12M12 4v16M16.5 8v12M21 13v7' },
  {
    name: 'Mangyshlak Freight',
    mark: 'M3 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M11 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  },
] as const

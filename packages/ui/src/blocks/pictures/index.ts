// Entry point `@atrium/ui/pictures`: the values of the field for a picture.
export { type DescribedPicture, pictureFieldOf, pictureOf, pictureValues } from '#forms/pictureValues.ts'
export { Picture } from '#primitives/Picture.tsx'

/** A picture that was uploaded. A question names it by its id. */
export type MediaReply = {
  readonly media: {
    readonly id: string;
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly bytes: number;
  };
};

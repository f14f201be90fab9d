const emptyCart = { title: "", description: "", buttonLabel: "", buttonLink: "/" }

/** The shop's settings in the wire format. */
export const wireSettings = (fields: Readonly<Record<string, unknown>> = {}) => ({
  companyName: "Skafferi",
  message: null,
  phoneEmail: { phone: "010-123", email: "hej@exempel.se" },
  facebookUrl: null,
  instagramUrl: null,
  twitterUrl: null,
  youtubeUrl: null,
  appUrl: null,
  menuLinks: [],
  lowestPickingFeeLimit: 700,
  pickingFee: 49,
  emptyCart: { visitor: emptyCart, customer: emptyCart },
  faqCats: [],
  promotion: { visible: false, promotionButtonLabel: null, desktopImage: null, mobileImage: null },
  notFoundArea: null,
  ...fields
})

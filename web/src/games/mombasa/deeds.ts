/** What is given of one's cards. */
export const deeds = {
  "mombasa.goods_used": ["mombasa.goods", "mombasa.goods_plus"],
  "mombasa.sold": ["mombasa.sell"],
};
